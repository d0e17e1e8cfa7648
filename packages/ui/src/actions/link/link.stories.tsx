import { VisuallyHidden } from '../../display/visually-hidden/visually-hidden.tsx'
import { linkClass, moreLinkClass, quietLinkClass } from './link-class.ts'

export default { title: 'Light/Link' }

export const Kinds = () => (
  <>
    <p>
      O prazo consta do{' '}
      <a href="#away" className={linkClass}>
        regulamento da associação
      </a>
      .
    </p>
    <a href="#away" className={quietLinkClass}>
      Índices de custo do quarto trimestre
    </a>
    <a href="#away" className={moreLinkClass}>
      Ver mais <VisuallyHidden>notícias</VisuallyHidden>
    </a>
  </>
)
