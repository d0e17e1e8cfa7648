import { getPresentAccountId, getToken } from './session.ts'

const whoIsHere = () => JSON.stringify([getToken(), getPresentAccountId()])

let isWatching = false

/**
 * Browsers keep pages as they were left, and show them again on the way back without loading anything: after a logout, or to
 * whoever has come in meanwhile. Such a page is covered as it is left, and loaded anew unless the same member is still there.
 */
export function watchRestored(): void {
  if (isWatching) return
  isWatching = true
  let left: string | undefined
  const cover = (isCovered: boolean) =>
    document.documentElement.style.setProperty('visibility', isCovered ? 'hidden' : '')
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    left = whoIsHere()
    cover(true)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (left === whoIsHere()) cover(false)
    else window.location.reload()
  })
}
