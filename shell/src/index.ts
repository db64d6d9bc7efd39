import { start } from './app/start';
import { beginEarly } from './app/early';
import { reportVitals } from './app/vitals';

beginEarly();
start();
reportVitals();
