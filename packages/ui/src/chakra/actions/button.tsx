import { Button as ChakraButton } from '@chakra-ui/react/button'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../../display/spinner/spinner.tsx'
import { themed } from '../themed.ts'
import { buttonRecipe } from './button-recipe.ts'

const Base = /* @__PURE__ */ themed(ChakraButton, 'button', buttonRecipe)

export type ButtonProps = Omit<ComponentProps<typeof ChakraButton>, 'variant' | 'size' | 'loading'> & {
  /** `danger` is for what destroys or cannot be undone. */
  variant?: 'solid' | 'outline' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Takes the whole width of its container. */
  block?: boolean
  /** Keeps its width and the focus, and swallows clicks, so that nothing is sent twice; where it is given, also the second of a double click. */
  busy?: boolean
}

type BaseProps = ComponentProps<typeof ChakraButton> & { block?: boolean; square?: boolean }

/** `asChild` gives its look to the one child: a router's link that leads on. */
export function Button({ busy, onClick, children, variant, ...rest }: ButtonProps) {
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click comes before the first has made it busy.
    const isSecond = busy !== undefined && event.detail > 1
    if (busy || isSecond) event.preventDefault()
    else onClick?.(event)
  }
  const props = { ...rest, variant, onClick: guard } as BaseProps
  // A link has no kind of button.
  if (rest.asChild)
    return (
      <Base {...props} {...{ type: undefined }}>
        {children}
      </Base>
    )
  return (
    <Base {...props} aria-busy={busy || undefined} aria-disabled={busy || rest['aria-disabled']}>
      {/* The label keeps its place, so that the button does not change its width while it sends. */}
      {busy ? <BusyContent>{children}</BusyContent> : children}
    </Base>
  )
}

const BusyContent = ({ children }: { children: ReactNode }) => (
  <>
    <span style={{ display: 'inherit', alignItems: 'inherit', gap: 'inherit', opacity: 0 }}>{children}</span>
    <span style={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
      <Spinner />
    </span>
  </>
)

type IconButtonProps = Omit<ButtonProps, 'children' | 'block'> & {
  /** Its name for screen readers; the same words belong into a `Tooltip` around it. */
  label: string
  icon: ReactNode
}

/** A square button that is nothing but its icon. */
export const IconButton = ({ label, icon, variant = 'ghost', ...rest }: IconButtonProps) => (
  <Button {...rest} {...({ square: true } as object)} variant={variant} aria-label={label}>
    {icon}
  </Button>
)
