export { Carousel } from './carousel.tsx'
export type { CarouselLabels } from './controls.tsx'
