import { start } from './app/start';
import { reportVitals } from './app/vitals';
import { keepInstallPrompt } from './homescreen/install-prompt.store';

keepInstallPrompt();
void start();
reportVitals();
