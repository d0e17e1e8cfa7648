import { ImageCropper as ArkImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { type CSSProperties, type Ref, useImperativeHandle } from 'react'
import styles from './image-cropper.module.css'

/** Gives the chosen part of the picture. */
export type ImageCrop = {
  /** As a JPEG; undefined while the picture is not there, or cannot be read. */
  read: () => Promise<Blob | undefined>
}

type ImageCropperProps = {
  ref: Ref<ImageCrop>
  /** Address of the picture. */
  src: string
  /** Width of what is read, in pixels at most. */
  edge: number
  /** Width to height of what is chosen; a square without it. */
  ratio?: number
  /** The browser cannot show the picture. */
  onError: () => void
  labels: {
    picture: string
    loading: string
    selection: string
    /** How the keyboard moves and sizes the selection. */
    instructions: string
    position: (place: { x: number; y: number; edge: number }) => string
    zoom: string
  }
}

const corners = ['nw', 'ne', 'se', 'sw'] as const
const maxZoom = 4

/** A part of a picture with a given shape, chosen by pointer, by two fingers or by keyboard. */
export function ImageCropper({ ref, src, edge, ratio: shape = 1, onError, labels }: ImageCropperProps) {
  const cropper = useImageCropper({
    aspectRatio: shape,
    maxZoom,
    translations: {
      rootLabel: labels.picture,
      rootRoleDescription: labels.picture,
      previewLoading: labels.loading,
      previewDescription: () => labels.picture,
      selectionLabel: () => labels.selection,
      selectionRoleDescription: labels.selection,
      selectionInstructions: labels.instructions,
      selectionValueText: ({ x, y, width }) => labels.position({ x, y, edge: width }),
    },
  })
  useImperativeHandle(ref, () => ({
    read: async () => {
      const maxSize = { width: edge, height: Math.round(edge / shape) }
      const picture = await cropper.getCroppedImage({ type: 'image/jpeg', quality: 0.9, maxSize })
      return picture instanceof Blob ? picture : undefined
    },
  }))
  // As the picture is, so that nothing beside it can be chosen.
  const { width, height } = cropper.naturalSize
  const ratio = width > 0 && height > 0 ? width / height : 1
  return (
    <ArkImageCropper.RootProvider value={cropper} className={styles.cropper}>
      <ArkImageCropper.Viewport className={styles.viewport} style={{ '--ratio': ratio } as CSSProperties}>
        <ArkImageCropper.Image src={src} alt="" className={styles.image} onError={onError} />
        <ArkImageCropper.Selection className={styles.selection}>
          {corners.map((corner) => (
            <ArkImageCropper.Handle key={corner} position={corner} className={styles.handle} />
          ))}
          <ArkImageCropper.Grid axis="horizontal" className={styles.rows} />
          <ArkImageCropper.Grid axis="vertical" className={styles.columns} />
        </ArkImageCropper.Selection>
      </ArkImageCropper.Viewport>
      <label className={styles.zoom}>
        {labels.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={cropper.zoom}
          onChange={({ target }) => cropper.setZoom(Number(target.value))}
        />
      </label>
    </ArkImageCropper.RootProvider>
  )
}
