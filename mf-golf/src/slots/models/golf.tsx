import { Measured, Method } from '../../chances/MethodPanel';

/** How golf's chances are worked out, on the page of all models. */
export default function GolfModel() {
  return (
    <>
      <Method />
      <Measured />
    </>
  );
}
