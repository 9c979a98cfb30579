import { mount } from "svelte";
import "./app.css";
import "./contrast.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";

settings.show();
void words.speak(settings.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
});
