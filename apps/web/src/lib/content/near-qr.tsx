import { Suspense, useRef } from 'react'
import { useNearViewport } from '../browser/near-viewport.ts'
import { lazyPart } from '../states/lazy-part.tsx'

const QrCode = lazyPart(async () => ({ default: (await import('@portal/ui/qr')).QrCode }), null)

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
