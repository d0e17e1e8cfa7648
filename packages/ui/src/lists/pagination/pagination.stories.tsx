import { Pagination } from './pagination.tsx'

export default { title: 'Light/Pagination' }

const labels = (nav: string) => ({
  nav,
  previous: 'Página anterior',
  next: 'Página seguinte',
  page: (page: number) => `Página ${page}`,
})

const states = [
  { nav: 'Primeira', page: 1, pageCount: 4 },
  { nav: 'No meio', page: 9, pageCount: 30 },
  { nav: 'Última', page: 128, pageCount: 128 },
]

export const Pages = () => (
  <>
    {states.map(({ nav, ...state }) => (
      <Pagination
        key={nav}
        {...state}
        labels={labels(nav)}
        renderLink={(page, props) => <a href={`#${page}`} {...props} />}
      />
    ))}
  </>
)
