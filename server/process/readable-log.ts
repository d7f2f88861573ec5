import type { PrettyStream } from "pino-pretty";
import pretty from "pino-pretty";

/** A finished request, as the request logger writes it. */
interface RequestLine {
  req?: { method?: string; url?: string; host?: string };
  res?: { status?: number };
  responseTime?: number;
  msg?: string;
}

/** Fields that the one line of a request says already, or that only a search of many lines wants. */
const SAID = "req,res,responseTime,reqId,page";

/**
 * Log lines for people who develop: `[14:02:11] INFO: GET localhost:3000/cart 200 34 ms`, other lines as their text,
 * errors with their stack. Nothing but the form differs from the lines of a server.
 */
export const readableLog = (destination: NodeJS.WritableStream = process.stdout): PrettyStream =>
  pretty({
    destination,
    sync: true,
    colorize: process.stdout.isTTY,
    translateTime: "SYS:HH:MM:ss",
    ignore: SAID,
    messageFormat: (line) => {
      const { req, res, responseTime, msg } = line as RequestLine;
      if (!req || !res) return msg ?? "";
      return `${req.method} ${req.host}${req.url} ${res.status} ${responseTime} ms`;
    },
  });
