/**
 * Random bytes and SHA-256, in hexadecimal.
 *
 * Random bytes and SHA-256, in hex. Browsers keep most of their cryptography from pages that came
 * over plain http, as in a local network, but never their random numbers: so the hash is our own.
 */
import { sha256 as sha256Bytes } from "@noble/hashes/sha2.js";

export function randomHex(count: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(count)));
}

/** The key of a command: not as long as what a seat adds to dice. */
export function newCommandKey(): string {
  return randomHex(12);
}

export function sha256(...parts: (Uint8Array | number[])[]): string {
  return bytesToHex(sha256Bytes(new Uint8Array(parts.flatMap((part) => [...part]))));
}

export function asciiBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function hexToBytes(written: string): Uint8Array {
  return new Uint8Array((written.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function bytesToHex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
