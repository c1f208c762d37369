import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./lib/games.svelte";
import { ownTables } from "./lib/ownTables.svelte";
import "./lib/installer.svelte";
import { engine } from "./lib/carrier";
import { startWorker } from "./lib/serviceWorker";
import { withTimeout } from "./lib/withTimeout";
import { router } from "./lib/router.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { i18n } from "./lib/i18n.svelte";
import "./generated/colours.css";
import "./styles/tokens.css";
import "./styles/components.css";

keepSettings();
// All that the first page shows is asked for at once, and it is drawn when it has come: nothing moves afterwards.
const letters = Promise.allSettled([...document.fonts].map((font) => font.load()));
if (router.place.page === "home") void ownTables.look();
const known = games.load().catch(() => undefined); // whoever needs them asks again
await i18n.setLanguage(settings.language);
await i18n.load("app", ...(engine ? ["site"] : []));
await withTimeout(Promise.all([letters, known]));
startWorker();
mount(App, { target: document.getElementById("app")! });
setTimeout(() => engine?.begin()); // once it has been drawn
