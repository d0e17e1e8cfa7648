import { Button, type ButtonProps } from '@portal/ui'
import { useEffect, useState } from 'react'

type ConfirmButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** The label after the first press, which asks for the second. */
  question: string
  onConfirm: () => void
}

/** A button for what cannot be undone: the first press asks, a second one within four seconds confirms. */
export function ConfirmButton({ question, onConfirm, children, ...rest }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setAsking(false), 4000)
    return () => clearTimeout(timer)
  }, [isAsking])
  const press = () => {
    setAsking(!isAsking)
    if (isAsking) onConfirm()
  }
  return (
    <Button variant="outline" size="sm" {...rest} {...(isAsking && { variant: 'danger' })} onClick={press}>
      <span aria-live="polite">{isAsking ? question : children}</span>
    </Button>
  )
}
