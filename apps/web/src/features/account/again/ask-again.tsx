import { lazy, type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { onRunOut } from '../../../lib/session/run-out.ts'
import { getPresentAccountId, getToken, onSessionChangedElsewhere } from '../../../lib/session/session.ts'
import styles from './again.module.css'

// Fetched ahead as soon as something is typed: whoever has lost the network as well would not get it later.
const loadDialog = () => import('./again-dialog.tsx')
const AgainDialog = lazy(loadDialog)

interface AskAgainProps {
  /** Fetches the words of forms, which not every page has. */
  loadWords: () => Promise<unknown>
  children: ReactNode
}

/** The form that a change has happened in, unless it only looks for something. */
const formOf = ({ target }: SyntheticEvent): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form:not([role=search])') : null

/**
 * The pages of a member. When the session ends while one of them has a form that was typed into, the password is asked for on top
 * of it, and nothing that was typed is lost.
 */
export function AskAgain({ loadWords, children }: AskAgainProps) {
  const typed = useRef(new Set<HTMLFormElement>())
  const [isAsking, setAsking] = useState<boolean>()

  const remember = (event: SyntheticEvent) => {
    const form = formOf(event)
    if (!form || typed.current.has(form)) return
    typed.current.add(form)
    Promise.all([loadDialog(), loadWords()]).catch(() => undefined)
  }
  useEffect(
    () =>
      onRunOut(() => {
        const isTyped = [...typed.current].some((form) => form.isConnected)
        if (isTyped) setAsking(true)
        return isTyped
      }),
    [],
  )
  useEffect(() => {
    const own = getPresentAccountId()
    return onSessionChangedElsewhere(() => {
      if (getToken() && getPresentAccountId() === own) setAsking((was) => was && false)
    })
  }, [])
  return (
    // What is changed in a window over the page comes here, too.
    <div className={styles.pages} onChange={remember}>
      {children}
      {isAsking !== undefined && (
        <Suspense>
          <AgainDialog isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
