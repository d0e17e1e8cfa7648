import { lazy, Suspense, useRef } from 'react'
import { useNearViewport } from '../browser/near-viewport.ts'

const QrCode = lazy(async () => ({ default: (await import('@portal/ui/qr')).QrCode }))

interface NearQrProps {
  value: string
  /** Says what the QR code holds. */
  label: string
  /** Gives the place its size, which it keeps until the QR is there. */
  className: string | undefined
}

/** A QR that is loaded and drawn when the reader comes near it. */
export function NearQr({ value, label, className }: NearQrProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div ref={place} className={className}>
      {isNear && (
        <Suspense>
          <QrCode value={value} size="100%" label={label} />
        </Suspense>
      )}
    </div>
  )
}
