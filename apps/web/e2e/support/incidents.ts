import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** Everything that must not happen while somebody uses the site, one line each, as it happens. */
export function recordIncidents(context: BrowserContext): string[] {
  const incidents: string[] = []
  const add = (incident: string | undefined) => {
    if (incident) incidents.push(incident)
  }
  context.on('console', (message) => add(describeMessage(message)))
  context.on('weberror', (event) => add(`page error: ${event.error().message}`))
  context.on('requestfailed', (request) => add(describeFailure(request)))
  context.on('response', (response) => add(describeAnswer(response)))
  return incidents
}

function describeMessage(message: ConsoleMessage): string | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined
  // The browser's own echo of an answer that is an incident already, with less to tell it by.
  if (message.text().startsWith('Failed to load resource')) return undefined
  return `console ${message.type()}: ${message.text()}`
}

/** A request that the page itself gave up, because the reader went on, is none. */
function describeFailure(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? ''
  return reason === 'net::ERR_ABORTED' ? undefined : `failed: ${request.method()} ${request.url()} ${reason}`
}

function describeAnswer(response: Response): string | undefined {
  if (response.status() < 400) return undefined
  return `${response.status()}: ${response.request().method()} ${response.url()}`
}
