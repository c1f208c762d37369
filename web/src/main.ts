import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./lib/settings.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/components.css";

keepSettings();
await words.load("app");
await words.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
