/** Of all tabs of this device. */
const name = 'player'

/**
 * Says that a player is open in this tab, whose reports no other tab may send.
 * @returns ends that
 */
export function holdPlayerLock(): () => void {
  let end = () => {}
  const open = new Promise<void>((resolve) => {
    end = resolve
  })
  void navigator.locks?.request(name, { mode: 'shared' }, () => open)
  return end
}

/** Does something as long as no player is open on this device; not at all while one is, or where that cannot be known. */
export async function withoutPlayers(act: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await act()
  })
}
