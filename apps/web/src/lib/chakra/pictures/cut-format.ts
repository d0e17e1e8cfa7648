/**
 * How a part of a picture is sent: a photograph stays the small JPEG that it was. Anything else may be transparent, such as a
 * logo, which a JPEG would fill with black.
 */
export const cutFormat = ({ type }: Pick<File, 'type'>) =>
  type === 'image/jpeg'
    ? ({ type, name: 'picture.jpg' } as const)
    : ({ type: 'image/png', name: 'picture.png' } as const)
