/** Entry point of the page: applies the settings, loads the first messages and mounts the app. */
import { mount } from "svelte";
import "./app.css";
import "./contrast.css";
import App from "./App.svelte";
import { router } from "../state/router.svelte";
import { matchRoute } from "./routes";
import { settings } from "../state/settings.svelte";
import { prefetchCatalog } from "../catalog/catalog.svelte";
import { words } from "../i18n/messages.svelte";

settings.apply();
// The first page is fetched while its words are on their way; the frame says what goes wrong.
const first = matchRoute(router.route)?.route;
first?.load().catch(() => undefined);
void words.setLanguage(settings.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
});
if (first?.name === "") prefetchCatalog();
