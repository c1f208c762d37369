import { mount } from "svelte";
import App from "./App.svelte";
import { mine } from "./lib/ownTables.svelte";
import { briefly } from "./lib/withTimeout";
import { router } from "./lib/router.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { words } from "./lib/i18n.svelte";
import "./styles/tokens.css";
import "./styles/components.css";

keepSettings();
// All that the first page shows is asked for at once, and it is drawn when it has come: nothing moves afterwards.
const letters = Promise.allSettled([...document.fonts].map((font) => font.load()));
if (router.place.page === "home") void mine.look();
await words.speak(settings.language);
await words.load("app");
await briefly(letters);
mount(App, { target: document.getElementById("app")! });
