import { describe, expect, it } from "vitest";
import { href, parseAddress, router, ruleHref } from "./router.svelte";
import { matchRoute } from "../app/routes";

describe("an address", () => {
  it("has a path, questions and an anchor", () => {
    const place = parseAddress("/replay?table=x7&at=12#ABC-4.2");
    expect(place.path).toEqual(["replay"]);
    expect(place.query.get("at")).toBe("12");
    expect(place.anchor).toBe("ABC-4.2");
  });

  it("may be empty, or written by hand", () => {
    expect(parseAddress("")).toMatchObject({ path: [], anchor: "" });
    expect(parseAddress("//table//%C3%A9/").path).toEqual(["table", "é"]);
    expect(parseAddress("/table/%E0%A4").path).toEqual(["table", "%E0%A4"]);
  });

  it("follows a # where no server knows it", () => {
    expect(href("/rules/toy#ABC-4.2", true)).toBe("#/rules/toy#ABC-4.2");
    expect(href("/rules/toy", false)).toBe("/rules/toy");
    expect(ruleHref("toy", "ABC-4.2")).toBe("/rules/toy#ABC-4.2");
    expect(ruleHref("toy")).toBe("/rules/toy");
  });
});

describe("a place", () => {
  const at = (address: string) => matchRoute(parseAddress(address));

  it.each([
    ["/", "", {}],
    ["/new/toy?with=friends", "new", { game: "toy", way: "friends" }],
    ["/table/x7", "table", { id: "x7" }],
    ["/rules", "rules", { game: "", anchor: "" }],
    ["/rules/toy#ABC-4.2", "rules", { game: "toy", anchor: "ABC-4.2" }],
    ["/about", "about", {}],
  ])("%s has a page", (address, name, props) => {
    expect(at(address)).toMatchObject({ route: { name }, props });
  });

  it.each(["/nowhere", "/new", "/table", "/table/x7/y", "/about/more"])(
    "%s has none",
    (address) => {
      expect(at(address)).toBeNull();
    },
  );
});

describe("the router", () => {
  it("goes to an address and back", async () => {
    router.go("/about");
    expect(router.route.path).toEqual(["about"]);
    expect(location.pathname).toBe("/about");
    router.go("/rules/toy#ABC-4.2", { replace: true });
    expect(router.route).toMatchObject({ path: ["rules", "toy"], anchor: "ABC-4.2" });
  });

  it("follows links within the site, and leaves others alone", () => {
    document.body.innerHTML = `<a id="in" href="/about"><b>in</b></a>
      <a id="api" href="/api/openapi.json">api</a><a id="out" href="https://elsewhere.test/">out</a>`;
    const click = (selector: string, more: MouseEventInit = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
      document.addEventListener("click", (seen) => !seen.defaultPrevented && stay(seen), {
        once: true,
      });
      let left = false;
      const stay = (seen: Event) => {
        left = true;
        seen.preventDefault();
      };
      document.querySelector(selector)!.dispatchEvent(event);
      return left;
    };
    router.go("/");
    expect(click("#in b")).toBe(false);
    expect(router.route.path).toEqual(["about"]);
    expect(click("#api")).toBe(true);
    expect(click("#out")).toBe(true);
    expect(click("#in", { ctrlKey: true })).toBe(true);
  });
});
