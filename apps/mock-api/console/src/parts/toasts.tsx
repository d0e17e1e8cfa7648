import { Button, classNames } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import styles from './toasts.module.css'

type Tone = 'success' | 'danger'
type Toast = { id: number; tone: Tone; text: string }
type Say = (tone: Tone, text: string) => void

const Saying = createContext<Say>(() => {})

/** Says what became of an action, where it cannot be seen in its place. */
export const useSay = (): Say => useContext(Saying)

/** What went well is soon forgotten; what did not stays until it has been read. */
const lifetime = { success: 3500, danger: 15_000 }
let lastId = 0

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const say = useCallback<Say>((tone, text) => {
    lastId += 1
    setToasts((all) => [...all.filter((toast) => toast.text !== text).slice(-2), { id: lastId, tone, text }])
  }, [])
  return (
    <Saying value={say}>
      {children}
      <div className={styles.stack} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} close={close} />
        ))}
      </div>
    </Saying>
  )
}

function ToastLine({ toast: { id, tone, text }, close }: { toast: Toast; close: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => close(id), lifetime[tone])
    return () => clearTimeout(timer)
  }, [id, tone, close])
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon name={tone === 'success' ? 'check' : 'warning'} className={styles.icon} />
      <p>{text}</p>
      <Button variant="ghost" size="sm" className={styles.close} onClick={() => close(id)} aria-label="Close">
        <Icon name="close" />
      </Button>
    </div>
  )
}
