import { whenIdle } from '../frame/when-idle';

/** How fast the page came and answered, for whoever opens the console; nothing about the player is in it. */
export function reportVitals(): void {
  const report = () =>
    void import('web-vitals').then(({ onCLS, onINP, onLCP, onTTFB }) => {
      for (const on of [onCLS, onINP, onLCP, onTTFB])
        on(({ name, value, rating }) => console.debug(`${name} ${value.toFixed(name === 'CLS' ? 3 : 0)} ${rating}`));
    });
  whenIdle(report);
}
