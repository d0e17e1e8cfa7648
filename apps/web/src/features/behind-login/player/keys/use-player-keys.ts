import { useEffect, useEffectEvent } from 'react'
import { hasOpenWindow } from '../../../../lib/states/open-window.ts'
import { atVolume } from '../device/sound.ts'
import type { Player } from '../playback/player.ts'
import { letterKeys } from './letter-keys.ts'

/** Seconds that an arrow key goes. */
export const arrowStep = 5
const volumeStep = 0.1

type Act = (player: Player) => void

const louder =
  (step: number): Act =>
  (player) => {
    const before = player.view()
    const volume = Math.round(Math.min(1, Math.max(0, before.volume + step)) * 10) / 10
    player.setSound(atVolume(volume, before))
  }

const mute: Act = (player) => {
  const { volume, isMuted } = player.view()
  player.setSound({ volume, isMuted: !isMuted })
}

const acts: Record<string, Act> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  ArrowLeft: (player) => player.seek(player.view().place - arrowStep),
  ArrowRight: (player) => player.seek(player.view().place + arrowStep),
  ArrowUp: louder(volumeStep),
  ArrowDown: louder(-volumeStep),
  m: mute,
  c: (player) => player.setCaptions(!player.view().hasCaptions),
}

/** Where somebody writes or chooses, which takes letters, the space bar and the arrows itself. */
const fields = 'input:not([type=range]), textarea, select, [contenteditable]'

/** Whether what has the focus keeps a key for itself. */
function isKept(key: string, element: Element): boolean {
  if (element.closest(fields)) return true
  if (key === ' ') return element.closest('button, a, summary') !== null
  // Beside the picture are lists longer than the window, which the arrows scroll.
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return element.closest('aside, input, [aria-haspopup]') !== null
  return key.startsWith('Arrow') && element.closest('input, [role=tab], [aria-haspopup]') !== null
}

/** The player's keys, wherever the focus is on its page, unless what has it wants them or a window is open. */
export function usePlayerKeys(player: Player, toggleFull: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || event.defaultPrevented) return
    // Capitals are on where many switch to Chinese by that key.
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = key === 'f' ? toggleFull : acts[key]
    if (!act || (/^[a-z]$/.test(key) && !letterKeys.get())) return
    if ((target instanceof Element && isKept(key, target)) || hasOpenWindow()) return
    event.preventDefault()
    act(player)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
