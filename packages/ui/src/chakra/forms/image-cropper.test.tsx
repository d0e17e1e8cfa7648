import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, createRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { type ImageCrop, ImageCropper } from './image-cropper.tsx'

/** A picture that every browser can read. */
class LoadedImage {
  naturalWidth = 1440
  naturalHeight = 900
  onload: (() => void) | null = null
  set src(_: string) {
    queueMicrotask(() => this.onload?.())
  }
}

const labels = {
  picture: 'Picture',
  loading: 'Loading',
  selection: 'Selection',
  instructions: 'Arrows move',
  position: () => '',
  zoom: 'Zoom',
}

/** Shows the cropper as a window does in which the picture is 396 px wide. */
async function crop(props: Partial<ComponentProps<typeof ImageCropper>> = {}) {
  const ref = createRef<ImageCrop>()
  render(
    <UiProvider>
      <ImageCropper ref={ref} src="blob:a" edge={1920} onError={() => undefined} labels={labels} {...props} />
    </UiProvider>,
  )
  await screen.findByRole('group', { name: 'Picture' })
  const image = document.querySelector('img') as HTMLImageElement
  Object.defineProperties(image, {
    naturalWidth: { value: 1440 },
    naturalHeight: { value: 900 },
    complete: { value: true },
  })
  fireEvent.load(image)
  return ref
}

beforeEach(() => {
  vi.stubGlobal('Image', LoadedImage)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 396, 247.5))
})

it('begins with the largest part of the shape that is asked for, in the middle', async () => {
  await crop({ ratio: 6.4 })
  const { style } = screen.getByRole('group', { name: 'Picture' })
  const place = () => ['x', 'y', 'width', 'height'].map((side) => style.getPropertyValue(`--crop-${side}`))
  await waitFor(() => expect(place()).toEqual(['0px', '92.8125px', '396px', '61.875px']))
})

it('says when the picture is there', async () => {
  const onReady = vi.fn()
  await crop({ onReady })
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce())
})

it.each(['image/png', 'image/jpeg'] as const)('reads it as %s where that is asked for', async (format) => {
  const drawn = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob(['x'], { type: type ?? '' })),
  )
  const ref = await crop({ format })
  await waitFor(async () => expect((await ref.current?.read())?.type).toBe(format))
})
