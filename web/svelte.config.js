/** Runes everywhere; nothing else departs from the defaults. */
export default { compilerOptions: { runes: true } };
