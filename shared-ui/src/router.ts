/** The router parts in use. */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { RouterProvider } from 'react-router-dom';
export type { LinkProps, NavLinkProps, RouteObject, To } from 'react-router-dom';
