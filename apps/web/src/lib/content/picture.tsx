import { classNames } from '@portal/ui'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { assetUrl } from '../api/http.ts'
import styles from './picture.module.css'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** As the backend stores it. */
  path: string | null | undefined
  /** Gives the place its shape where no class does. */
  width: number
  height: number
  /** Stands in its place where the address is none or does not load; drafting paper without it. */
  fallback?: ReactNode
}

/** A picture of the backend, decoration where it has no `alt`. */
export function Picture({ path, alt = '', fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const src = assetUrl(path)
  if (src && src !== failed) return <img {...rest} src={src} alt={alt} onError={() => setFailed(src)} />
  if (fallback !== undefined) return fallback
  return (
    <span
      className={classNames(styles.drawing, rest.className)}
      style={{ '--ratio': `${rest.width} / ${rest.height}` } as CSSProperties}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  )
}
