import { type RefObject, useEffect, useState } from 'react'
import type { Range } from '../rules/ranges.ts'

/** A line that is said. */
export interface Cue extends Range {
  text: string
}

/** The lines of a track, once it is loaded; it is shown in the picture or only read. */
export function useCues(track: RefObject<HTMLTrackElement | null>, isShown: boolean): Cue[] {
  const [cues, setCues] = useState<Cue[]>([])
  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () =>
      setCues(
        [...(element.track.cues ?? [])].map((cue) => ({
          from: cue.startTime,
          to: cue.endTime,
          text: (cue as VTTCue).text,
        })),
      )
    element.addEventListener('load', read)
    return () => element.removeEventListener('load', read)
  }, [track])
  useEffect(() => {
    if (track.current) track.current.track.mode = isShown ? 'showing' : 'hidden'
  }, [track, isShown])
  return cues
}
