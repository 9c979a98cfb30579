/** What a player sees of a table, as data: nothing here knows a game. */
window.feldsparLook = () => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (selector) => all(selector).map((one) => one.textContent.trim());
  // The same picture whatever is lit or chosen: lit pieces are drawn later than the others.
  const pieces = all("[data-piece]")
    .map(({ dataset }) => `${dataset.piece} ${dataset.art} ${dataset.written ?? ""}`)
    .sort();
  const confirm = document.querySelector("[data-confirm]");
  return {
    lit: all("[data-id]:not([aria-disabled='true']):not([aria-pressed='true'])").map(
      ({ dataset }) => dataset.id,
    ),
    calls: words("nav .calls"),
    passed: words(".table-page .notice button").join(),
    told: !!document.querySelector("[role=tooltip]"),
    ready: !!confirm && !confirm.disabled,
    busy: !!document.querySelector("[aria-busy=true]"),
    over: !!document.querySelector(".end"),
    board: JSON.stringify([pieces, words(".turn")]),
    picture: JSON.stringify([pieces, words(".turn"), words(".card .status"), words(".text li")]),
  };
};
