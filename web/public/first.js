// Runs before the first paint, so that nobody sees a flash of the wrong theme.
// What it reads is written by settings.svelte.ts.
(function () {
  var page = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem("feldspar.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") page.dataset.theme = kept.theme;
    page.lang = kept.language || (/^fr/i.test(navigator.language) ? "fr" : "en");
  } catch (error) {
    page.lang = "en";
  }
})();
