import { Carousel } from './carousel.tsx'

export default { title: 'Light/Carousel' }

const slides = [
  { id: 1, title: 'A associação publica os índices de custo do quarto trimestre', colour: '#1f4e8c' },
  { id: 2, title: 'Inscrições abertas para a formação continuada', colour: '#23623f' },
  { id: 3, title: 'Regulamento de autorregulação', colour: '#7a3b12' },
]

const labels = (name: string) => ({
  name,
  carousel: 'carrossel',
  slide: 'slide',
  position: (index: number, count: number) => `Slide ${index} de ${count}`,
  previous: 'Anterior',
  next: 'Seguinte',
  play: 'Reproduzir',
  pause: 'Pausar',
  choose: 'Escolher um slide',
})

const slide = ({ title, colour }: (typeof slides)[number]) => (
  <div style={{ minHeight: '16rem', padding: '2rem 2rem 4rem', color: '#fff', background: colour }}>
    {title}
  </div>
)

export const Several = () => (
  <Carousel slides={slides} renderSlide={slide} labels={labels('Notícias em destaque')} />
)

export const StillUntilAsked = () => (
  <Carousel slides={slides} renderSlide={slide} interval={0} labels={labels('Imagens da obra')} />
)

export const Single = () => (
  <Carousel slides={slides.slice(0, 1)} renderSlide={slide} labels={labels('Aviso')} />
)
