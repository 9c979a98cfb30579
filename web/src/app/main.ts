import { mount } from "svelte";
import "./app.css";
import "./contrast.css";
import App from "./App.svelte";
import { router } from "../state/router.svelte";
import { routed } from "./routes";
import { settings } from "../state/settings.svelte";
import { fetchShelf } from "../catalog/catalog.svelte";
import { words } from "../i18n/messages.svelte";

settings.show();
// The first page is fetched while its words are on their way; the frame says what goes wrong.
const first = routed(router.place)?.route;
first?.load().catch(() => undefined);
void words.speak(settings.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
});
if (first?.name === "") fetchShelf();
