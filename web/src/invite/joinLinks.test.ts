import { expect, test } from "vitest";
import { joinCode, parseInvitation, isPrivateNetwork, isLoopback, joinLinks } from "./joinLinks";

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["feldspar.localhost", true],
  ["192.168.1.7", false],
  ["127.example.org", false],
  ["feldspar.example", false],
])("only this computer can open %s: %j", (host, only) => {
  expect(isLoopback(host)).toBe(only);
});

test("a code is how the id of a table begins", () => {
  expect(joinCode("7kqm4pxyzabc")).toBe("7KQM4P");
});

test.each([
  ["7kq m4p", { code: "7KQM4P" }],
  [" 7KQ-M4P ", { code: "7KQM4P" }],
  ["https://feldspar.example/table/7kqm4pxyzabc", { table: "7kqm4pxyzabc" }],
  ["7kq", null],
  ["", null],
  ["7kqm4pxyzabc", null],
])("%j is understood", (typed, what) => {
  expect(parseInvitation(typed)).toEqual(what);
});

test.each([
  ["192.168.1.7", true],
  ["10.0.0.3", true],
  ["172.20.1.1", true],
  ["172.40.1.1", false],
  ["kitchen.local", true],
  ["8.8.8.8", false],
  ["10.example.org", false],
])("only the same network can open %s: %j", (host, near) => {
  expect(isPrivateNetwork(host)).toBe(near);
});

const OWN = "http://localhost:8000/table/x7";
const LAN = "http://192.168.1.7:8000";

test("where the server is open to the network, its addresses there are shown instead", () => {
  expect(joinLinks(OWN, { roots: [LAN, "http://10.0.0.3:8000"], shut: false })).toEqual({
    links: [`${LAN}/table/x7`, "http://10.0.0.3:8000/table/x7"],
    note: "share-nearby",
    shut: false,
  });
});

test("where it is not, that is said, and how to open it if the server knows", () => {
  const only = { links: [OWN], note: "share-only-here" };
  expect(joinLinks(OWN, null)).toEqual({ ...only, shut: false });
  expect(joinLinks(OWN, { roots: [], shut: true })).toEqual({ ...only, shut: true });
});

test("an address others can open is left as it is", () => {
  const far = "https://feldspar.example/table/x7";
  expect(joinLinks(far, { roots: [LAN], shut: false })).toEqual({
    links: [far],
    note: "",
    shut: false,
  });
  expect(joinLinks(`${LAN}/table/x7`, null).note).toBe("share-nearby");
});
