import type { Exchange } from '../exchange.ts'

/** What time it was for the backend when it answered; this machine's time where it did not say. */
export function backendTime(exchange: Exchange | undefined): Date {
  const time = Date.parse(exchange?.answer.headers.date ?? '')
  return Number.isNaN(time) ? new Date() : new Date(time)
}
