import { hrefOfPage } from '../session/login-address.ts'

const pathOfPage = () => hrefOfPage().split(/[?#]/, 1)[0]

/**
 * Marks the page from which something is sent that leads on once it is answered: whoever has gone to another page by then
 * stays there.
 *
 * @returns whether the page is still open, whatever its search parameters, and no other is on its way
 */
export function markPage(): () => boolean {
  const path = pathOfPage()
  return () => pathOfPage() === path
}
