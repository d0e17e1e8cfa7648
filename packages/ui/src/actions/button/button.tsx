import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../../class-names.ts'
import { Spinner } from '../../display/spinner/spinner.tsx'
import styles from './button.module.css'
import { type ButtonStyle, buttonClass } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> & ButtonStyle & { busy?: boolean }

/**
 * A button; `type` is `button` unless said otherwise. While `busy` it keeps its width and the focus, and swallows
 * clicks (an Enter in the form's inputs arrives as one too), so a form is never sent twice.
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const guard = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={guard}
    >
      <span className={styles.label}>{children}</span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
