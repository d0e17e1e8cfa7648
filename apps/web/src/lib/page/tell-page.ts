type Notice = 'unknownPage' | 'closedPage'

/**
 * Says that an address leads nowhere, or is not open to whoever asked for it, and which. Without its words the message
 * is left out: the page that is shown instead has to come all the same.
 */
export function tellPage(notice: Notice, href: string): void {
  import('./page-notices.ts').then((notices) => notices[notice](href)).catch(() => undefined)
}
