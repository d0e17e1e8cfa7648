import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

type QrCodeProps = {
  /** What the code says. */
  value: string
  /** Edge length, any CSS length. */
  size?: string
  /** What it is for, for who cannot see it. */
  label: string
}

/** A QR code as SVG: black on white in every theme and on paper, since scanners need it so. */
export function QrCode({ value, size = '12rem', label }: QrCodeProps) {
  const code = useMemo(() => qrPath(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      style={{ width: size, height: size, printColorAdjust: 'exact' }}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}
