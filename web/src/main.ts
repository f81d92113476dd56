import { mount } from "svelte";
import App from "./App.svelte";
import { getGames } from "./lib/http.ts";
import { followLinks } from "./lib/router.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";
import { wakeSound } from "./lib/sound.ts";
import { loadWords } from "./lib/words.svelte.ts";

followLinks();
wakeSound();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
void getGames().catch(() => undefined);
await loadWords(settings.language).catch(() => undefined);
mount(App, { target });
