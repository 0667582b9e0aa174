/** Answers to requests: data, texts, and refusals as a sentence. */
import type { ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from './headers.ts';

/** What is answered: a status, a body of some type, perhaps more headers. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal on its way to whoever asked; where a table said no, with its reason. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly why: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reason: string | undefined;

  constructor(
    status: number,
    why: string,
    problem: string,
    headers: Readonly<Record<string, string>> = {},
    reason?: string,
  ) {
    super(problem);
    this.status = status;
    this.why = why;
    this.headers = headers;
    this.reason = reason;
  }
}

export function data(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  const type = 'application/json; charset=utf-8';
  return { status, type, body: `${JSON.stringify(value)}\n`, headers: { 'Cache-Control': 'no-store', ...headers } };
}

export function refusal({ status, why, message, headers, reason }: HttpProblem): Reply {
  return data(status, { why, reason, problem: message }, headers);
}

/** Sends a reply; to a question about the head only, without its body. */
export function send(response: ServerResponse, { status, type, body, headers }: Reply, headOnly: boolean): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const length = status === 304 ? {} : { 'Content-Length': bytes.length };
  response.writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': type, ...length, ...headers });
  response.end(headOnly ? undefined : bytes);
}
