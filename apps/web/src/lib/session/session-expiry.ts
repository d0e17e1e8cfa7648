type Ask = () => boolean

let ask: Ask | undefined

/**
 * Registers what asks for the password on top of a page; it says whether there is anything on the page to ask for. Returns what
 * takes it back.
 */
export function onSessionExpired(next: Ask): () => void {
  ask = next
  return () => {
    ask = undefined
  }
}

/**
 * Asks whoever has typed something for the password again, once the backend has refused the session. Where it says true, the
 * session is left as it is, or what was typed would go with it.
 */
export const askForPassword: Ask = () => ask?.() ?? false
