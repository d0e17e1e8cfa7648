import { ImageCropper as ArkImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import {
  type CSSProperties,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import styles from './image-cropper.module.css'

/** Gives the chosen part of the picture. */
export type ImageCrop = {
  /** In the cropper's format; undefined while the picture is not there, or cannot be read. */
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
  /** What is read; only a PNG keeps what is transparent, which is black in a JPEG. A JPEG without it. */
  format?: 'image/jpeg' | 'image/png'
  /** The picture is there: from now on its part can be read. */
  onReady?: () => void
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
/** A selection may be as narrow as this, in pixels: a banner's is only some fifty high. */
const least = 16

/** Width to height of a picture, once the browser has it. */
function useNaturalRatio(src: string, onError: () => void): number | undefined {
  const [ratio, setRatio] = useState<number>()
  const fail = useEffectEvent(onError)
  useEffect(() => {
    const picture = new Image()
    picture.onload = () => setRatio(picture.naturalWidth / picture.naturalHeight || 1)
    picture.onerror = () => fail()
    picture.src = src
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [src])
  return ratio
}

/** Waits until nothing moves round an element: in a window that is still opening it is smaller than it will be. */
async function comeToRest(element: Element): Promise<void> {
  const moves: Promise<unknown>[] = []
  for (let around: Element | null = element; around; around = around.parentElement)
    moves.push(...(around.getAnimations?.() ?? []).map(({ finished }) => finished))
  await Promise.allSettled(moves)
}

/** The largest part of a picture that has a shape, in the middle of it. */
function largestPart({ width, height }: DOMRect, shape: number) {
  const taken = Math.min(width, height * shape)
  const part = { width: taken, height: taken / shape }
  return { ...part, x: (width - part.width) / 2, y: (height - part.height) / 2 }
}

/** What is chosen at first, once the place of the picture has its size. */
function useFirstPart(place: RefObject<HTMLElement | null>, isShaped: boolean, shape: number) {
  const [part, setPart] = useState<ReturnType<typeof largestPart>>()
  useEffect(() => {
    const element = place.current
    if (!isShaped || !element) return
    let isLeft = false
    void comeToRest(element).then(() => {
      if (!isLeft) setPart(largestPart(element.getBoundingClientRect(), shape))
    })
    return () => {
      isLeft = true
    }
  }, [place, isShaped, shape])
  return part
}

/** A part of a picture with a given shape, chosen by pointer, by two fingers or by keyboard. */
export function ImageCropper(props: ImageCropperProps) {
  const { src, ratio: shape = 1, onError, labels } = props
  const ratio = useNaturalRatio(src, onError)
  const place = useRef<HTMLDivElement>(null)
  const first = useFirstPart(place, ratio !== undefined, shape)
  // As the picture is, so that nothing beside it can be chosen.
  const ofPicture = { '--ratio': ratio ?? 1 } as CSSProperties
  if (first) return <Cropper {...props} first={first} ofPicture={ofPicture} />
  return (
    <div className={styles.cropper}>
      <div
        ref={place}
        role="status"
        aria-label={labels.loading}
        className={styles.viewport}
        style={ofPicture}
      />
    </div>
  )
}

interface CropperProps extends ImageCropperProps {
  first: ReturnType<typeof largestPart>
  ofPicture: CSSProperties
}

function Cropper(props: CropperProps) {
  const {
    ref,
    src,
    edge,
    ratio = 1,
    format = 'image/jpeg',
    onReady,
    onError,
    labels,
    first,
    ofPicture,
  } = props
  const cropper = useImageCropper({
    aspectRatio: ratio,
    initialCrop: first,
    minWidth: least,
    minHeight: least,
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
      const maxSize = { width: edge, height: Math.round(edge / ratio) }
      const picture = await cropper.getCroppedImage({ type: format, quality: 0.9, maxSize })
      return picture instanceof Blob ? picture : undefined
    },
  }))
  const isThere = cropper.naturalSize.width > 0
  const tell = useEffectEvent(() => onReady?.())
  useEffect(() => {
    if (isThere) tell()
  }, [isThere])
  return (
    <ArkImageCropper.RootProvider value={cropper} className={styles.cropper}>
      <ArkImageCropper.Viewport className={styles.viewport} style={ofPicture}>
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
