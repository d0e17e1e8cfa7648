import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** Console errors and warnings, uncaught errors, failed requests and error responses of a context, one line each. */
export function recordErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  const add = (error: string | undefined) => {
    if (error) errors.push(error)
  }
  context.on('console', (message) => add(describeMessage(message)))
  context.on('weberror', (event) => add(`page error: ${event.error().message}`))
  context.on('requestfailed', (request) => add(describeFailure(request)))
  context.on('response', (response) => add(describeResponse(response)))
  return errors
}

function describeMessage(message: ConsoleMessage): string | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined
  // The browser repeats a failed request or error response that is recorded already, with less detail.
  if (message.text().startsWith('Failed to load resource')) return undefined
  return `console ${message.type()}: ${message.text()}`
}

/** A request that the page itself cancelled, because the reader went on, is no error. */
function describeFailure(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? ''
  return reason === 'net::ERR_ABORTED' ? undefined : `failed: ${request.method()} ${request.url()} ${reason}`
}

function describeResponse(response: Response): string | undefined {
  if (response.status() < 400) return undefined
  return `${response.status()}: ${response.request().method()} ${response.url()}`
}
