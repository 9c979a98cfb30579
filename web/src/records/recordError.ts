/** Error in a record: the line, the rule it breaks, and the message for the reader. */
import { Refusal } from "../transport/api";

export interface RecordError {
  /** The line that is wrong, from 1; 0 if it is no single one. */
  line: number;
  /** What that line says. */
  text: string;
  /** The message that says why, the rule that forbids it if one does, and what programs are told. */
  key: string;
  rule: string;
  why: string;
}

export function describeRecordError(record: string, error: unknown): RecordError {
  const {
    key,
    rule,
    text: said,
  } = error instanceof Refusal ? error : { key: "", rule: "", text: "" };
  const [, number = "0", why = said] = /^line (\d+): ([\s\S]*)$/.exec(said) ?? [];
  const line = Number(number);
  return { line, text: record.split("\n")[line - 1] ?? "", key, rule, why };
}
