import { start } from './app/start';
import { reportVitals } from './app/vitals';

void start();
reportVitals();
