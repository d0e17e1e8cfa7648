import { keepOnDevice } from '../../../../lib/browser/storage/keep-on-device.ts'
import { parseJson } from '../../../../lib/browser/storage/parse-json.ts'

const key = 'player-sound'

/** How loud the member last had it on this device. */
export interface Sound {
  /** Above 0, up to 1. */
  volume: number
  isMuted: boolean
}

/** The sound at a volume. Silence leaves the volume as it was, or there would be nothing to hear once it is taken back. */
export const atVolume = (volume: number, before: Sound): Sound =>
  volume === 0 ? { volume: before.volume, isMuted: true } : { volume, isMuted: false }

/** The sound that was kept; full where nothing was. */
export function readSound(): Sound {
  const { volume, isMuted } = Object(parseJson(localStorage.getItem(key))) as Partial<Sound>
  const isVolume = typeof volume === 'number' && volume > 0 && volume <= 1
  return { volume: isVolume ? volume : 1, isMuted: isMuted === true }
}

/** Keeps the sound for the next lesson. */
export function keepSound(sound: Sound): void {
  keepOnDevice(key, JSON.stringify(sound))
}
