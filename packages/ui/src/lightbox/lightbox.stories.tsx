import { useState } from 'react'
import { Lightbox } from './lightbox.tsx'

export default { title: 'Light/Lightbox' }

/** A drawing as a picture, since the catalogue asks nobody for files. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700"><rect width="1200" height="700" fill="${colour}"/><path d="M0 700 400 240 640 480 860 300 1200 700z" fill="#fff" opacity=".35"/></svg>`,
  )}`

const pictures = [
  { id: 1, src: picture('#2b6cb0'), alt: 'Assembleia geral', caption: 'Assembleia geral ordinária de 2026' },
  { id: 2, src: picture('#2f855a'), alt: 'Curso de formação continuada' },
]

const Shown = ({ count }: { count: number }) => {
  const [index, setIndex] = useState<number | undefined>(0)
  return (
    <Lightbox
      pictures={pictures.slice(0, count)}
      index={index}
      onIndex={setIndex}
      labels={{
        name: 'Imagens',
        close: 'Fechar',
        previous: 'Imagem anterior',
        next: 'Imagem seguinte',
        position: `${(index ?? 0) + 1} de ${count}`,
      }}
    />
  )
}

export const OneOfSeveral = () => <Shown count={2} />

export const Single = () => <Shown count={1} />
