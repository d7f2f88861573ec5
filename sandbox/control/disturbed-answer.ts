import { setTimeout as sleep } from "node:timers/promises";
import type { Response } from "express";
import type { FaultEffect } from "./fault-rule.ts";

type BodyEffect = Extract<
  FaultEffect,
  | { kind: "truncated-body" }
  | { kind: "slow-body" }
  | { kind: "invalid-json" }
  | { kind: "html-body" }
  | { kind: "lost-answer" }
>;

/** What a proxy in between says in the backend's name, and with its status. */
const proxyPage = Buffer.from("<!doctype html><title>Gateway</title><h1>Please wait</h1>");

/** Pieces a slow body comes in. */
const PIECES = 10;

type End = (body?: Buffer) => Response;

const bytesOf = (body: unknown): Buffer | undefined => {
  if (Buffer.isBuffer(body)) return body;
  return typeof body === "string" ? Buffer.from(body) : undefined;
};

/** Puts `sending` in place of the answer's end; it gets the bytes and the real way to send them. */
const onEnd = (response: Response, sending: (bytes: Buffer, end: End) => void) => {
  const end = response.end.bind(response) as End;
  response.end = ((body?: unknown) => {
    const bytes = bytesOf(body);
    if (bytes) sending(bytes, end);
    else end();
    return response;
  }) as typeof response.end;
};

/** Does something to an answer just before it is sent. */
export const beforeEnd = (response: Response, change: () => void): void =>
  onEnd(response, (bytes, end) => {
    change();
    end(bytes);
  });

const dribble = async (response: Response, bytes: Buffer, milliseconds: number, end: End) => {
  response.setHeader("content-length", bytes.length);
  const size = Math.ceil(bytes.length / PIECES);
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size));
    await sleep(milliseconds / PIECES);
  }
  end();
};

/** Spoils the answer's body on its way out; the operation itself is done as always. */
export const disturbBody = (effect: BodyEffect, response: Response): void => {
  switch (effect.kind) {
    case "lost-answer":
      response.end = (() => {
        response.socket?.destroy();
        return response;
      }) as typeof response.end;
      return;
    case "truncated-body":
      onEnd(response, (bytes) => {
        response.setHeader("content-length", bytes.length);
        response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.socket?.destroy());
      });
      return;
    case "invalid-json":
      onEnd(response, (bytes, end) => {
        if (response.hasHeader("content-length")) response.setHeader("content-length", bytes.length - 1);
        end(bytes.subarray(0, -1));
      });
      return;
    case "html-body":
      onEnd(response, (_bytes, end) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.setHeader("content-length", proxyPage.length);
        end(proxyPage);
      });
      return;
    case "slow-body":
      onEnd(response, (bytes, end) => void dribble(response, bytes, effect.milliseconds, end));
  }
};

/**
 * Answers a read as it was answered the time before to the same caller, as a replica that lags behind does.
 * @param answers what was answered so far, by address and caller
 * @param onStale told when an older answer is sent
 */
export const staleRead = (response: Response, answers: Map<string, Buffer>, onStale: () => void): void => {
  const { originalUrl, headers } = response.req;
  const key = `${headers.authorization ?? ""} ${originalUrl}`;
  onEnd(response, (bytes, end) => {
    const before = answers.get(key);
    if (response.statusCode !== 200) return end(bytes);
    answers.set(key, bytes);
    if (before === undefined) return end(bytes);
    onStale();
    if (response.hasHeader("content-length")) response.setHeader("content-length", before.length);
    return end(before);
  });
};
