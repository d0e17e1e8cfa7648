import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key. */
const pause = 300

/**
 * A text that is typed at once and committed when the typing pauses.
 *
 * @param value what was committed last, here or elsewhere; another one replaces what is typed
 */
export function useTypedText(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // What comes back of what was typed here must not undo the keys pressed since.
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  const commit = useEffectEvent(() => {
    setSent(text.trim())
    onCommit(text.trim())
  })
  useEffect(() => {
    if (text.trim() === sent) return
    const timer = setTimeout(() => commit(), pause)
    return () => clearTimeout(timer)
  }, [text, sent])
  return [text, setText] as const
}
