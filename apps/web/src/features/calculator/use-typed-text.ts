import { useEffect, useEffectEvent, useState } from 'react'
import { plainNumber, typedNumber } from './typed-number.ts'

/** Milliseconds after the last key. */
const pause = 300

/**
 * A number's text that is typed at once and committed when the typing pauses.
 *
 * @param value what was committed last, here or elsewhere, as the address has it; another one replaces what is typed
 */
export function useTypedText(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(() => typedNumber(value))
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // What comes back of what was typed here must not undo the keys pressed since.
    if (value !== sent) {
      setSent(value)
      setText(typedNumber(value))
    }
  }
  const plain = plainNumber(text.trim())
  const commit = useEffectEvent(() => {
    setSent(plain)
    onCommit(plain)
  })
  useEffect(() => {
    if (plain === sent) return
    const timer = setTimeout(() => commit(), pause)
    return () => clearTimeout(timer)
  }, [plain, sent])
  return [text, setText] as const
}
